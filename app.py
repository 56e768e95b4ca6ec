"""The web process. `create_app` makes the Flask app; as a program it patches for the async mode and serves.

Nobody imports this module but tests and the `flask` command; nothing else names eventlet.
"""

import os

if __name__ == "__main__" or "FLASK_RUN_FROM_CLI" in os.environ:
    import warnings

    warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")

if __name__ == "__main__":
    if os.environ.get("PARLOR_ASYNC", "eventlet") == "eventlet":
        os.environ.setdefault("PSYCOPG_WAIT_FUNC", "wait_select")
        import eventlet

        eventlet.monkey_patch()
    elif os.environ["PARLOR_ASYNC"] == "gevent":
        from gevent import monkey

        monkey.patch_all()

import gc
import socket as sockets
from pathlib import Path

from flask import Flask
from flask_compress import Compress
from flask_wtf.csrf import CSRFProtect
from werkzeug.middleware.proxy_fix import ProxyFix

import blueprints
import games
from blueprints import api, bank, house
from blueprints.sockets import socket
from config import Config
from records import db
from tables import store

MOST_SOCKETS = 20_000
BACKLOG = 4096
TEMPLATES = Path(__file__).parent / "templates"


def create_app(config: Config | None = None) -> Flask:
    """The Flask app with every page and namespace, connected to Redis; settings from the environment if not given."""
    config = config or Config.from_env()
    app = Flask("parlor", static_folder=None, template_folder=TEMPLATES)
    app.config.update(
        PARLOR=config, SECRET_KEY=config.secret, MAX_CONTENT_LENGTH=256 * 1024, COMPRESS_STREAMS=True,
        COMPRESS_ALGORITHM=["br", "gzip"], COMPRESS_BR_LEVEL=5, WTF_CSRF_TIME_LIMIT=None,
    )  # fmt: skip
    if config.proxies:
        app.wsgi_app = ProxyFix(
            app.wsgi_app, x_for=config.proxies, x_proto=config.proxies, x_host=config.proxies
        )
    store.connect(config.redis_url)
    db.connect(config.database_url)
    Compress(app)
    CSRFProtect(app).exempt(api.blueprint)
    blueprints.register(app)
    return app


def serve(config: Config) -> None:
    """Serve until stopped, on a socket of our own: small packets go out at once, and many may connect."""
    games.warm()
    bank.warm()
    app = create_app(config)
    listener = listening_socket(config.host, config.port)
    for task in (app.extensions["screens"].listen, app.extensions["screens"].keep_present, house.keep_open):
        socket.start_background_task(task)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    if config.async_mode == "eventlet":
        from eventlet import wsgi  # noqa: PLC0415 - only in its own mode

        wsgi.server(listener, app, max_size=MOST_SOCKETS, log_output=False, debug=False)
    elif config.async_mode == "gevent":
        from gevent.pywsgi import WSGIServer  # noqa: PLC0415

        WSGIServer(listener, app, log=None).serve_forever()
    else:
        from werkzeug.serving import make_server  # noqa: PLC0415

        make_server(config.host, config.port, app, threaded=True, fd=listener.fileno()).serve_forever()


def listening_socket(host: str, port: int) -> sockets.socket:
    """A socket that listens there. TCP_NODELAY is inherited by every connection it accepts."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEPORT, 1)
    listener.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    return listener


if __name__ == "__main__":
    serve(Config.from_env())
