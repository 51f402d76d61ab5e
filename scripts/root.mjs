import { fileURLToPath } from 'node:url'

/** The absolute path of a file, given its path from the top of the repository. */
export const fromRoot = (path = '') => fileURLToPath(new URL(`../${path}`, import.meta.url))
