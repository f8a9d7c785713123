//! The end of the server.

use std::time::Duration;

use tokio::time::timeout;

use crate::engine::{Client, endless, start};

#[tokio::test]
async fn the_end_stops_searches_and_closes_connections() {
    let mut server = start().await;
    let mut idle = Client::connect(&server).await;
    let mut client = Client::connect(&server).await;
    client.say(&endless(1)).await;
    client.hear_of("progress").await;
    server
        .end
        .take()
        .expect("it runs")
        .send(())
        .expect("it runs");
    while client.hear().await.is_some() {}
    assert_eq!(idle.hear().await, None);
    // It is a second by its own measure; a busy machine may need longer to get round to it.
    let ended = timeout(Duration::from_secs(20), server.served).await;
    ended.expect("it ends").expect("it does not panic");
}
