/**
 * Chromium's own sandbox refuses to start for root, which is who runs in most containers. Nobody else goes without it.
 * The other switches keep a test browser from calling home or using shared memory that containers make too small.
 */
const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

export const launchArgs = isRootOnLinux
  ? [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ]
  : [];
