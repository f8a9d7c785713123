//! Where the server is reached.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};

/// From where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// From this machine alone.
    Loopback,
    /// From other machines too.
    Network,
}

impl Reach {
    /// From where an address is reached.
    #[must_use]
    pub const fn of(address: SocketAddr) -> Self {
        if address.ip().is_loopback() {
            Self::Loopback
        } else {
            Self::Network
        }
    }
}

/// So many ports are tried after the one asked for.
const MOST_TRIES: u16 = 100;

/// Listens on a port of this machine, or on the next one that is not taken. Port 0 is any.
///
/// # Errors
/// When the host is not this machine's, all these ports are taken, or the system does not allow it.
pub fn bind(host: &str, port: u16) -> io::Result<TcpListener> {
    let last = port.saturating_add(MOST_TRIES);
    for port in port..last {
        match TcpListener::bind((host, port)) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            bound => return bound,
        }
    }
    TcpListener::bind((host, last))
}

/// An address that others can type for one that is listened on: where that is all addresses of
/// this machine, the one by which it reaches other networks.
#[must_use]
pub fn shown(address: SocketAddr, reach: Reach) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    let ip = match reach {
        Reach::Network => outward(),
        Reach::Loopback => None,
    };
    SocketAddr::new(ip.unwrap_or(Ipv4Addr::LOCALHOST.into()), address.port())
}

/// The system says which of its addresses it would use; nothing is sent.
fn outward() -> Option<IpAddr> {
    // An address kept for documentation (RFC 5737), to which every default route leads.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_means_the_next_free_one() {
        let first = bind("127.0.0.1", 0).and_then(|socket| socket.local_addr());
        // The port is free again, so it and the one after it can be had, unless others take them.
        let asked = first.expect("there is a free port").port();
        let one = bind("127.0.0.1", asked).expect("there is a free port");
        let two = bind("127.0.0.1", asked).expect("there is a free port");
        let port = |socket: &TcpListener| socket.local_addr().expect("it is bound").port();
        assert!(asked <= port(&one) && port(&one) < port(&two));
    }

    #[test]
    fn what_others_type_is_never_the_unspecified_address() {
        let any = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 8064);
        assert!(!shown(any, Reach::Network).ip().is_unspecified());
        assert_eq!(shown(any, Reach::Loopback).to_string(), "127.0.0.1:8064");
    }
}
