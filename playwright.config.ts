import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/testing/machine.mjs'

/** Day by day each journey is made once: on the phone, if it looks or works differently there. */
const isDaily = process.env.TEST_RUN === 'daily'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Half of the time a test waits, so two cores are busy with three.
  workers: 3,
  // A test that fails at first is shown at the end of the run, for somebody to fix. It does not hold up everybody else.
  retries: 1,
  forbidOnly: !!process.env.CI,
  // Far beyond what a test needs: it is there for what hangs, not for a slow machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    timezoneId: 'Europe/Berlin',
    // What a page requests through one, its test cannot answer. Those that are about it allow it.
    serviceWorkers: 'block',
    // Drawn without a graphics card, moving parts take the processor from the tests.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isDaily ? /@phone/ : /@phone-only/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
    },
    {
      // What looks or works differently there (@phone) or exists only there (@phone-only), in the language with the
      // longer words.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' },
    },
  ],
})
