import { defineConfig } from 'vitest/config'

const api = 'server/**/*.api.test.ts'
const race = 'server/**/*.race.test.ts'

export default defineConfig({
  test: {
    globalSetup: './scripts/testing/vitest-texts.mjs',
    // A test that waits for something that never comes should say so soon.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: [api, race],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          include: [api],
          env: { TEST_ENGINE: 'embedded' },
          // A new embedded database costs seconds, so all files share one, in one worker.
          isolate: false,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: [api, race],
          // No answer may depend on where the server stands.
          env: { TEST_ENGINE: 'postgres', TZ: 'Pacific/Auckland' },
          globalSetup: './scripts/testing/vitest-postgres.mjs',
        },
      },
    ],
  },
})
