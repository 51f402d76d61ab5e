// Runs programs in a folder as their root, with this machine's /usr and /etc in place of the base image.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The users that the base image has, as lines of its /etc/passwd. */
const users = ['root:x:0:0::/root:/bin/sh', 'node:x:1000:1000::/home/node:/bin/sh']

/** @typedef {{ uid: number, gid: number, home: string }} User */

/**
 * The user of a USER instruction; root without one, as in Docker.
 * @type {(value: string | undefined) => User}
 */
export const userOf = (value = 'root') => {
  const fields = users.map((line) => line.split(':')).find(([name, , uid]) => value === name || value === uid)
  if (!fields) throw new Error(`Not supported here: USER ${value}, whom the base image does not have`)
  const [, , uid, gid, , home = '/'] = fields
  return { uid: Number(uid), gid: Number(gid), home }
}

/**
 * @typedef {object} Rules
 * @property {boolean} [readOnly] of the root
 * @property {string[]} [tmpfs]
 * @property {Record<string, string>} [volumes] paths in the sandbox, and the folders that are there
 * @property {User} [user] who runs it then without any capability
 */

/** Folders that are elsewhere on some systems, and links to /usr on others. */
const linkedFolders = ['bin', 'sbin', 'lib', 'lib64'].filter((name) => existsSync(`/${name}`))
const isLink = (/** @type {string} */ name) => lstatSync(`/${name}`).isSymbolicLink()

/** @param {string} folder */
export const createRoot = (folder) => {
  for (const name of [
    'usr',
    'etc',
    'proc',
    'dev',
    'tmp',
    'run',
    'root',
    ...linkedFolders.filter((name) => !isLink(name)),
  ])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of linkedFolders.filter(isLink)) symlinkSync(readlinkSync(`/${name}`), join(folder, name))
}

/** A copy of /etc in which the users are those of the image. */
export const createEtc = () => {
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-etc-'))
  chmodSync(folder, 0o755)
  for (const name of [
    'resolv.conf',
    'hosts',
    'nsswitch.conf',
    'ssl',
    'ld.so.cache',
    'alternatives',
    'localtime',
  ])
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, join(folder, name), { recursive: true, dereference: true })
  writeFileSync(join(folder, 'passwd'), `${users.join('\n')}\n`)
  const groups = users.map((line) => line.split(':')).map(([name, , , gid]) => `${name}:x:${gid}:\n`)
  writeFileSync(join(folder, 'group'), groups.join(''))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const runAs = (/** @type {User} */ { uid, gid }) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=-all',
  '--bounding-set=-all',
  '--no-new-privs',
  '--',
]

/**
 * The command that runs another one in the sandbox. The network is that of this machine.
 * @type {(root: string, etc: string, workdir: string, command: string[], rules?: Rules) => [string, ...string[]]}
 */
export const sandboxed = (root, etc, workdir, command, rules = {}) => {
  const { readOnly = false, tmpfs = [], volumes = {}, user } = rules
  const nodePrefix = dirname(dirname(process.execPath))
  return [
    'bwrap',
    '--die-with-parent',
    '--unshare-pid',
    ...[readOnly ? '--ro-bind' : '--bind', root, '/'],
    ...['--ro-bind', '/usr', '/usr'],
    ...['--ro-bind', etc, '/etc'],
    ...linkedFolders.filter((name) => !isLink(name)).flatMap((name) => ['--ro-bind', `/${name}`, `/${name}`]),
    ...(nodePrefix.startsWith('/usr') ? [] : ['--ro-bind', nodePrefix, nodePrefix]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...tmpfs.flatMap((path) => ['--tmpfs', path]),
    ...Object.entries(volumes).flatMap(([path, folder]) => ['--bind', folder, path]),
    ...['--chdir', workdir],
    ...(user ? runAs(user) : []),
    ...command,
  ]
}
