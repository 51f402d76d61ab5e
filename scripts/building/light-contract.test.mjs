import { build } from 'vite'
import { expect, test } from 'vitest'
import { lightContract } from './light-contract.mjs'

/**
 * What the page's build makes of a module of the contract, of which the page uses some exports.
 *
 * @param {string} code
 * @param {string} used
 */
const bundle = async (code, used) => {
  /** @type {Record<string, string>} */
  const modules = {
    '/entry.ts': `import { ${used} } from '/contract/crews.ts'\nexport const result = ${used}\n`,
    '/contract/crews.ts': code,
    schemas: `export const schema = (name) => ({ name: 'SCHEMA ' + name })\nexport const endpoint = (name) => name\n`,
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(modules, id) ? id : null),
        load: (id) => modules[id] ?? null,
      },
      lightContract,
    ],
    build: { write: false, minify: false, lib: { entry: '/entry.ts', formats: ['es'] } },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  return output.output[0].code
}

const imports = `import { schema, endpoint } from 'schemas'\n`
const crews = `${imports}
export const draft = schema('draft')
export const createCrew = endpoint({ method: 'POST', path: '/crews', access: 'member', body: draft, response: schema('crew') })
export const maxTitle = 120
`

test('the page gets the address of an endpoint without its schemas', async () => {
  const code = await bundle(crews, 'createCrew')
  expect(code).toMatch(/method: ["']POST["'],\s+path: ["']\/crews["']/)
  expect(code).not.toMatch(/SCHEMA|member|body/)
})

test('a schema that the page uses stays', async () => {
  expect(await bundle(crews, 'draft')).toContain('SCHEMA')
})

test('a value that needs no schema brings none with it', async () => {
  const code = await bundle(crews, 'maxTitle')
  expect(code).toContain('120')
  expect(code).not.toMatch(/SCHEMA|crews/)
})

test('an endpoint whose address is in a spread is refused', async () => {
  const code = `${imports}const base = { method: 'GET' }\nexport const getCrew = endpoint({ ...base, path: '/crews' })\n`
  await expect(bundle(code, 'getCrew')).rejects.toThrow(
    'An endpoint must name its method and its path itself',
  )
})
