//! How many bytes are allocated: what the system's allocator keeps for later does not count.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

static ALLOCATED: AtomicUsize = AtomicUsize::new(0);

pub(crate) fn megabytes_allocated() -> usize {
    ALLOCATED.load(Relaxed) >> 20
}

// SAFETY: the system's allocator does the work, and is given what was asked for.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.fetch_add(layout.size(), Relaxed);
        // SAFETY: whoever calls keeps to the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        ALLOCATED.fetch_sub(layout.size(), Relaxed);
        // SAFETY: whoever calls keeps to the contract.
        unsafe { System.dealloc(memory, layout) }
    }
}
