//! The application on a socket, and its end.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;
use tracing::{info, warn};

use crate::{App, MOST_CONNECTIONS};

/// How long what is under way has to end after the server is told to.
const GRACE: Duration = Duration::from_millis(700);

/// How long threads that compute then have; they look some thousand times a second.
const LAST_GRACE: Duration = Duration::from_millis(200);

/// Requests are answered in microseconds, so that two threads are enough; the engine has its own.
const THREADS: usize = 2;

/// Answers on a socket until `shutdown` is ready, then ends what is under way.
///
/// # Errors
/// When the system refuses to go on.
pub async fn serve(
    listener: TcpListener,
    app: App,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let state = app.state.clone();
    // A message is short, and the next one waits for an answer to it.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            warn!(%error, "no nodelay");
        }
    });
    let served = axum::serve(listener, app.router).with_graceful_shutdown({
        let state = state.clone();
        async move {
            shutdown.await;
            info!("closing");
            state.closing.begin();
        }
    });
    let all_ended = async {
        served.await?;
        // WebSockets are no longer the server's once they are open; each holds a permit.
        _ = state
            .connections
            .acquire_many(MOST_CONNECTIONS as u32)
            .await;
        Ok(())
    };
    let time_is_up = async {
        state.closing.wait().await;
        sleep(GRACE).await;
    };
    tokio::select! {
        ended = all_ended => ended,
        () = time_is_up => Ok(()),
    }
}

/// A server that listens, and hears from now on when it is to end.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    app: App,
    signals: signal::Signals,
}

impl Server {
    /// A server of this application on this socket; see [`crate::bind`].
    ///
    /// # Errors
    /// When the system has no more threads, sockets or signals to give.
    pub fn new(listener: std::net::TcpListener, app: App) -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(THREADS)
            .enable_all()
            .build()?;
        listener.set_nonblocking(true)?;
        let context = runtime.enter();
        let listener = TcpListener::from_std(listener)?;
        let signals = signal::Signals::listen()?;
        drop(context);
        Ok(Self {
            runtime,
            listener,
            app,
            signals,
        })
    }

    /// Serves until Ctrl-C or the system's wish to end it, and then ends within a second.
    ///
    /// # Errors
    /// When the system refuses to go on.
    pub fn run(self) -> io::Result<()> {
        let shutdown = self.signals.wait();
        let served = serve(self.listener, self.app, shutdown);
        let result = self.runtime.block_on(served);
        self.runtime.shutdown_timeout(LAST_GRACE);
        result
    }
}

#[cfg(unix)]
mod signal {
    use std::io;

    use tokio::signal::unix::{Signal, SignalKind, signal};

    /// Ctrl-C, and what service managers send.
    pub(super) struct Signals {
        interrupt: Signal,
        terminate: Signal,
    }

    impl Signals {
        pub(super) fn listen() -> io::Result<Self> {
            Ok(Self {
                interrupt: signal(SignalKind::interrupt())?,
                terminate: signal(SignalKind::terminate())?,
            })
        }

        pub(super) async fn wait(mut self) {
            tokio::select! {
                _ = self.interrupt.recv() => {}
                _ = self.terminate.recv() => {}
            }
        }
    }
}

#[cfg(windows)]
mod signal {
    use std::io;

    use tokio::signal::windows::{CtrlC, CtrlClose, ctrl_c, ctrl_close};

    /// Ctrl-C, and the end of the window.
    pub(super) struct Signals {
        interrupt: CtrlC,
        close: CtrlClose,
    }

    impl Signals {
        pub(super) fn listen() -> io::Result<Self> {
            Ok(Self {
                interrupt: ctrl_c()?,
                close: ctrl_close()?,
            })
        }

        pub(super) async fn wait(mut self) {
            tokio::select! {
                _ = self.interrupt.recv() => {}
                _ = self.close.recv() => {}
            }
        }
    }
}
