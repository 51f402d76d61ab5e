// What docs/operations.md promises of the containers.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fromRoot } from '../root.mjs'

/** @typedef {Record<string, string | boolean | string[] | Record<string, unknown>>} Service */

const read = (/** @type {string} */ path) => readFileSync(fromRoot(path), 'utf8')
const dockerfile = read('Dockerfile')
/** @type {{ services: Record<string, Service>, configs: Record<string, { content: string }> }} */
const { services, configs } = parse(read('compose.yaml'), { merge: true })
const nodes = Object.entries(services).filter(([name]) => name.startsWith('app-'))

test.each(Object.entries(services))(
  '%s has only the capabilities that it is given, and gains none',
  (_, service) => {
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  },
)

test.each(nodes)(
  '%s runs without privileges, and writes to its volume and to /tmp alone',
  (name, service) => {
    expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], volumes: [`${name}:/data`] })
    expect(service).not.toHaveProperty('cap_add')
    expect(dockerfile).toMatch(/^USER node\nVOLUME \/data$/m)
    expect(dockerfile).toContain('DATA_DIR=/data')
  },
)

test('the proxy asks each node at the port that it listens on', () => {
  const [, port] = /PORT=(\d+)/.exec(dockerfile) ?? []
  expect(nodes).toHaveLength(2)
  for (const [name] of nodes) expect(configs.caddyfile?.content).toContain(`${name}:${port}`)
})
