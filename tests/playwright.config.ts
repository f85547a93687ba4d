import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './support/chromium-launch.ts'

/**
 * `member`: the member app and the workbench in a real browser, against the built server. `desktop`: the built desktop
 * shell. Browser state, servers and data folders belong to one worker or one test each (tests/support/fixtures.ts).
 */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './support/build-everything.ts',
  // The machines that run this have two cores; a third worker makes every one of them slower.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Where nobody can look at a slow moment of the machine, a test that fails is tried again and listed as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 60_000,
  // As patient as the screens (tests/screens/support/locator.ts): a machine that runs much else opens a page in ten seconds.
  expect: { timeout: 20_000 },
  reporter: process.env.TEST_RESULTS ? [['list'], ['json', { outputFile: process.env.TEST_RESULTS }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ja-JP',
    // Not Tokyo: a page that shows days or times of the phone's own zone fails (D-01).
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A press that finds nothing to press ends itself, not the whole test.
    actionTimeout: 15_000,
    // The first failure is what tells; a later try may pass. Without film and copies of the document, which cost a fifth
    // of a test's time each: `--trace retain-on-first-failure` keeps them.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false },
  },
  projects: [
    {
      name: 'member',
      testDir: 'e2e',
      // Test by test instead of file by file: no worker is left with the longest file at the end.
      fullyParallel: true,
      use: {
        viewport: { width: 390, height: 844 },
        launchOptions: chromiumLaunch('light'),
        // Frames that nobody sees cost a quarter of a test with two phones. Whole lives are told with them (`withMotion`).
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'visual',
      testDir: 'visual',
      fullyParallel: true,
      use: {
        viewport: { width: 390, height: 844 },
        launchOptions: chromiumLaunch('light'),
        // A failure shows its picture and names its check. A trace, with a copy of every page, doubles the processor time.
        trace: 'off',
      },
      expect: {
        timeout: 30_000,
        // Edges of glyphs differ a little from build to build; a block that moves differs by far more.
        toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 60, caret: 'hide', scale: 'css' },
      },
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
    },
    // Its browser belongs to the app under test and ends with it, so there is nothing left to take a picture of.
    {
      name: 'desktop',
      testDir: 'desktop',
      // Each test starts an app and a browser of its own, some of them twice.
      timeout: 120_000,
      use: { screenshot: 'off', trace: 'off' },
    },
  ],
})
