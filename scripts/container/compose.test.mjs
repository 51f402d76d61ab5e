import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../root.mjs'
import { readCompose, targetOf } from './compose.mjs'
import { environmentOf, lastValue, readStages } from './dockerfile.mjs'

const compose = readCompose()
const services = Object.entries(compose.services).map(([name, service]) => ({ name, service }))
const apps = services.filter(({ name }) => name.startsWith('app-'))
const image = readStages().at(-1) ?? { name: undefined, instructions: [] }

test('there are two nodes', () => {
  expect(apps).toHaveLength(2)
})

describe.each(services)('the container $name', ({ service }) => {
  test('has only the capabilities that it is given, and gains none', () => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toContain('no-new-privileges:true')
  })

  test('names only volumes, configurations and services that exist', () => {
    for (const volume of service.volumes ?? [])
      expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
    for (const { source } of service.configs ?? []) expect(compose.configs).toHaveProperty(source)
    const needed = service.depends_on ?? []
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
      expect(compose.services).toHaveProperty([name])
  })
})

describe.each(apps)('the node $name', ({ service }) => {
  test('runs without privileges, and writes to its volume and to /tmp alone', () => {
    expect(service.read_only).toBe(true)
    expect(service.cap_add).toBeUndefined()
    expect(service.tmpfs).toEqual(['/tmp'])
    expect(lastValue(image, 'USER')).toBe('node')
    const { DATA_DIR } = environmentOf(image)
    expect(service.volumes?.map(targetOf)).toEqual([DATA_DIR])
    expect(lastValue(image, 'VOLUME')).toBe(DATA_DIR)
  })

  test('is given only variables that the server knows', () => {
    const known = readFileSync(fromRoot('.env.example'), 'utf8')
    for (const name of Object.keys({ ...service.environment, ...environmentOf(image) }))
      expect(known).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
  })
})

test('the proxy asks each node at the port that it listens on', () => {
  const { PORT } = environmentOf(image)
  expect(lastValue(image, 'EXPOSE')).toBe(PORT)
  for (const { name } of apps) expect(compose.configs.caddyfile?.content).toContain(`${name}:${PORT}`)
})
