// Builds the image from the Dockerfile itself, without a container engine: each stage is a folder.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import { fromRoot } from '../root.mjs'
import { environmentOf, readStages } from './dockerfile.mjs'
import { createRoot, sandboxed } from './sandbox.mjs'

/** @typedef {import('./dockerfile.mjs').Stage} Stage */

const unsupported = (/** @type {string} */ what) => new Error(`Not supported here: ${what}`)

/** Which files of the repository Docker does not send. */
const readIgnored = () => {
  const patterns = readFileSync(fromRoot('.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const unclear = patterns.find((pattern) => /^!|\*\*|[[?]/.test(pattern))
  if (unclear) throw unsupported(`.dockerignore: ${unclear}`)
  const expressions = patterns.map((pattern) => {
    const escaped = pattern.replace(/[.+^$()|\\{}]/g, '\\$&').replaceAll('*', '[^/]*')
    return new RegExp(`^${escaped}(/|$)`)
  })
  return (/** @type {string} */ path) => expressions.some((expression) => expression.test(path))
}

/** What the programs that fetch packages need to know of this machine. */
const networkSettings = () => {
  const settings = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy'].map((name) => {
    const { stdout } = spawnSync('npm', ['config', 'get', name], { encoding: 'utf8', cwd: '/' })
    return /** @type {const} */ ([`npm_config_${name.replace('-', '_')}`, stdout.trim()])
  })
  const passed = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'].map(
    (name) => /** @type {const} */ ([name, process.env[name] ?? '']),
  )
  return Object.fromEntries(
    [...settings, ...passed].filter(([, value]) => !['', 'null', 'undefined'].includes(value)),
  )
}

/**
 * @param {string} folder with the stages, empty at first
 * @param {string} etc
 */
export const buildImage = (folder, etc) => {
  const stages = readStages()
  const isIgnored = readIgnored()
  const settings = networkSettings()

  const copyFile = (/** @type {string} */ from, /** @type {string} */ to, /** @type {boolean} */ ofContext) =>
    cpSync(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !ofContext || !isIgnored(relative(fromRoot(), source)),
    })

  /** @type {(root: string, workdir: string, value: string) => void} */
  const copy = (root, workdir, value) => {
    const words = value.split(' ')
    const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    if (words.some((word) => word.startsWith('--'))) throw unsupported(`COPY ${value}`)
    const target = words.pop() ?? ''
    const to = join(root, resolve(workdir, target))
    for (const source of words) {
      const from = stage ? join(folder, stage, resolve('/', source)) : fromRoot(source)
      const intoFolder = target.endsWith('/') && source !== '.'
      copyFile(resolve(from), intoFolder ? join(to, basename(source)) : to, stage === undefined)
    }
  }

  /** @type {(stage: Stage) => { root: string, workdir: string }} */
  const buildStage = (stage) => {
    const root = join(folder, stage.name ?? 'final')
    let workdir = '/'
    createRoot(root)
    const steps = {
      WORKDIR: (/** @type {string} */ value) => {
        workdir = isAbsolute(value) ? value : join(workdir, value)
        mkdirSync(join(root, workdir), { recursive: true })
      },
      COPY: (/** @type {string} */ value) => copy(root, workdir, value),
      RUN: (/** @type {string} */ value) => {
        const [program, ...args] = sandboxed(root, etc, workdir, ['/bin/sh', '-c', value])
        const env = { PATH: process.env.PATH, HOME: '/root', ...settings, ...environmentOf(stage) }
        if (spawnSync(program, args, { env, stdio: 'inherit' }).status !== 0)
          throw new Error(`RUN ${value} failed`)
      },
    }
    for (const { keyword, value } of stage.instructions) {
      if (keyword === 'RUN' || keyword === 'COPY') console.log(`${keyword} ${value}`)
      if (Object.hasOwn(steps, keyword)) steps[/** @type {keyof typeof steps} */ (keyword)](value)
      else if (!['ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(keyword))
        throw unsupported(keyword)
    }
    return { root, workdir }
  }

  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  const built = stages.map(buildStage)
  const [image, stage] = [built.at(-1), stages.at(-1)]
  if (!image || !stage) throw new Error('The Dockerfile has no stage')
  return { ...image, stage }
}
