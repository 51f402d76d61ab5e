// What the rules of the container are enforced with, as Debian has it.
import { ensurePackages, findPostgres, findProgram } from '../testing/machine.mjs'

const missingPackages = () => [
  ...(findProgram('bwrap') ? [] : ['bubblewrap']),
  ...(findProgram('setpriv') ? [] : ['util-linux']),
  ...(findPostgres() ? [] : ['postgresql', 'postgresql-contrib']),
]

/** Throws an error that says what is missing. */
export const ensureContainer = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('Run this as root on Linux: only root can give files to the user of the image.')
  ensurePackages(missingPackages, {
    need: 'The container needs bubblewrap, setpriv and Postgres.',
    hint: 'Install them, or run this as root on Debian.',
  })
}
