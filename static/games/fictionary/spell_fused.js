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
