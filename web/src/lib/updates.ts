// The service worker: the app offline, and a notice when a newer one is ready.

import { toast } from './toasts.svelte.ts';
import { hasSpoken, t } from './texts.svelte.ts';

/** An app that stays open asks for a newer one when it is looked at again, but not more often than this. */
const AN_HOUR = 3_600_000;

export function followUpdates(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    return;
  }
  void register().catch(() => {
    // Without it the app works as long as there is a network.
  });
}

async function register(): Promise<void> {
  followReplacement();
  const registration = await navigator.serviceWorker.register('./sw.js');
  followVisits(registration);
  // What is offered must have its words.
  await hasSpoken;
  if (registration.waiting) {
    offer(registration.waiting);
  }
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The very first one replaces nothing, so there is nothing to say.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) {
      offer(worker);
    }
  });
}

function followVisits(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > AN_HOUR) {
      asked = Date.now();
      registration.update().catch(() => {
        // There is no network; the next visit asks again.
      });
    }
  });
}

let isAskedFor = false;

/** Another tab took the newer version: the pages of the older one that this tab has not loaded yet are gone. */
function followReplacement(): void {
  let isReplacement = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAskedFor) {
      location.reload();
    } else if (isReplacement) {
      toast(t('update-ready'), { action: { label: t('update-now'), run: () => location.reload() } });
    }
    isReplacement = true;
  });
}

function offer(worker: ServiceWorker): void {
  const run = () => {
    isAskedFor = true;
    worker.postMessage('take over');
  };
  toast(t('update-ready'), { action: { label: t('update-now'), run } });
}
