//! What the system and the processor are asked about memory.

/// Asks the system for pages of two megabytes for memory that has not been used yet.
///
/// What is read all over has so many small pages that the processor has to look up where nearly
/// each of them lies: for the rows of the evaluation that is a tenth of its time.
#[cfg(all(target_os = "linux", not(miri)))]
pub(crate) fn ask_for_large_pages<T>(memory: &[T]) {
    const PAGE: usize = 4096;
    let range = memory.as_ptr_range();
    let start = range.start.addr().next_multiple_of(PAGE);
    let end = range.end.addr() / PAGE * PAGE;
    if let Some(length) = end.checked_sub(start) {
        // SAFETY: these are whole pages of memory that we own, and what they hold stays as it is.
        // A refusal changes nothing.
        unsafe {
            libc::madvise(start as *mut libc::c_void, length, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(any(not(target_os = "linux"), miri))]
pub(crate) fn ask_for_large_pages<T>(_memory: &[T]) {}

/// Asks the processor to have this at hand soon. It changes nothing but the time to wait.
#[inline(always)]
pub(crate) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 has SSE, and a prefetch reads nothing as far as the program can tell.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
