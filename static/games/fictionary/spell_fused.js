// Two everyday words run together pass (headscarf), but not these: real mistakes, with what was meant.
export const FUSED = new Map([
  ['abit', 'a bit'], ['alot', 'a lot'], ['alltogether', 'altogether'], ['aswell', 'as well'],
  ['atall', 'at all'], ['atleast', 'at least'], ['bestfriend', 'best friend'], ['eachother', 'each other'],
  ['eventhough', 'even though'], ['everytime', 'every time'], ['highschool', 'high school'], ['icecream', 'ice cream'],
  ['inbetween', 'in between'], ['incase', 'in case'], ['infact', 'in fact'], ['infront', 'in front'],
  ['inorder', 'in order'], ['inspite', 'in spite'], ['nevermind', 'never mind'], ['noone', 'no one'],
  ['ofcourse', 'of course'], ['oldfashioned', 'old fashioned'], ['oneanother', 'one another'], ['outof', 'out of'],
  ['somuch', 'so much'], ['sothat', 'so that'], ['suchas', 'such as'], ['thankyou', 'thank you'], ['tothe', 'to the'],
  ['upto', 'up to'],
]);

// Rude words pass, as no misspelling, but are never suggested.
const RUDE = 'arse|arsehole|ass|asshole|bastard|bitch|bollock|boob|bugger|cock|crap|cunt|dick|fag|faggot|fart|fuck|nigger|penis|piss|'
  + 'poof|porn|pussy|rape|rapist|semen|shit|slut|tit|titty|turd|twat|vagina|wank|whore';
export const UNSAID = new RegExp(`^(?:${RUDE})(?:s|es|d|ed|er|ers|ing|y|ies)?$`);
