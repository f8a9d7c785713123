//! The end of the server, which all that is under way hears of.

use tokio::sync::watch;

/// Said once; whoever asks later hears it too.
pub(crate) struct Closing(watch::Sender<bool>);

impl Default for Closing {
    fn default() -> Self {
        Self(watch::Sender::new(false))
    }
}

impl Closing {
    pub(crate) fn begin(&self) {
        self.0.send_replace(true);
    }

    pub(crate) async fn wait(&self) {
        let mut said = self.0.subscribe();
        let ended = said.wait_for(|&is_closing| is_closing).await;
        debug_assert!(ended.is_ok(), "the sender is borrowed, and so still there");
    }
}
