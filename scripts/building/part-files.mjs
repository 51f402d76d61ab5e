// Tells the server which file each part of the page is in, so that a rendered page can name the files it needs.
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fromRoot } from '../root.mjs'

/** What is loaded by itself: pages, parts of the frame around them, and parts that not every visitor sees. */
const isPart = (/** @type {string} */ id) => /\/web\/(pages|shell)\/.*\.tsx$|-chunk\.ts$/.test(id)

/** @param {import('vite').Rolldown.OutputChunk[]} chunks */
export const writePartFiles = (chunks) => {
  const files = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter(isPart).map((id) => [basename(id).replace(/\.tsx?$/, ''), fileName]),
  )
  writeFileSync(fromRoot('dist/web/.vite/parts.json'), JSON.stringify(Object.fromEntries(files)))
}
