/** One server for the whole run; the workers find it by these variables. */
import { startBuiltServer } from '../../scripts/testing/built-server.mjs'

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function globalSetup() {
  const { url, mailDir, stop } = await startBuiltServer()
  process.env.E2E_BASE_URL = url
  process.env.E2E_MAIL_DIR = mailDir
  return async () => {
    const log = await stop()
    // Warnings and errors of the server, beside the result of the tests.
    if (log) process.stderr.write(`\nThe server's log:\n${log}\n`)
  }
}
