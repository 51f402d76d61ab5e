/** A folder like that of a built page, with a few small files. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The real page, which is built before the tests run. */
export const builtPage = {
  folder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  renderFile: new URL('../../dist/render/render.js', import.meta.url).href,
}

const files = {
  'index.html': '<!doctype html><!--head--><!--site--><script nonce="{mark}">0</script><div id="root"></div>',
  '.vite/manifest.json': '{}',
  'sw.js': 'worker',
  'favicon.svg': '<svg/>',
  'favicon.ico': 'ico',
  'apple-touch-icon.png': 'png',
  'icons/192.png': 'png',
  'icons/512.png': 'png',
  'icons/maskable-192.png': 'png',
  'icons/maskable-512.png': 'png',
  'screenshots/board-wide.png': 'png',
  'screenshots/crew-wide.png': 'png',
  'screenshots/board-narrow.png': 'png',
  'screenshots/crew-narrow.png': 'png',
  'assets/app.js': 'plain',
  'assets/app.js.br': 'as brotli',
  'assets/app.js.gz': 'as gzip',
  'assets/fonts/text.woff2': 'font',
}

export const makePageFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'crewbeacon-page-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
