/** Which scripts inside a page a browser runs. */
import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { scriptMark } from './inline-scripts.ts'

const t = openTestApp({ withPage: 'built' })

const policyOf = ({ headers }: LightMyRequestResponse) => String(headers['content-security-policy'])

const noncesOf = (response: LightMyRequestResponse): string[] =>
  [...policyOf(response).matchAll(/'nonce-([^']+)'/g), ...response.body.matchAll(/ nonce="([^"]*)"/g)].map(
    ([, nonce = '']) => nonce,
  )

/** The scripts inside the page, without what is only data. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  )

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Guests twice, so that they share what is cached; pages of a player; plain ones; and a form. */
const readMany = async (title: string): Promise<LightMyRequestResponse[]> => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title })
  const shared = [
    '/',
    '/search',
    `/crew/${id}`,
    `/profile/${leader.user.id}`,
    '/legal/terms',
    '/nowhere',
    '/login',
  ]
  const calls = ['/api/docs', `/crew/${id}`]
  const answers: LightMyRequestResponse[] = []
  for (const url of [...shared, ...shared, '/messages', '/messages', ...calls])
    answers.push(await t.inject({ url }))
  for (const url of [...shared, '/messages', '/search'])
    answers.push(await t.inject({ url, cookies: { ...leader.cookies, 'time-zone': 'UTC' } }))
  const form = {
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  for (const payload of ['username=nobody&password=wrong', ''])
    answers.push(await t.inject({ ...form, method: 'POST', payload }))
  t.clock.advance(5_001)
  for (const url of shared) answers.push(await t.inject({ url }))
  return answers
}

test('no nonce is sent twice, and scripts inside a page run by their hashes', async () => {
  const nonces = new Map<string, LightMyRequestResponse>()
  const answers = await readMany('Lyria before dawn')
  let pages = 0
  for (const answer of answers) {
    for (const nonce of noncesOf(answer)) {
      expect([answer, undefined], `${nonce} was sent before`).toContain(nonces.get(nonce))
      nonces.set(nonce, answer)
    }
    expect(policyOf(answer)).not.toMatch(/script-src[^;]*unsafe/)
    expect(answer.body).not.toContain(scriptMark)
    const scripts = scriptsIn(answer.body)
    if (scripts.length > 0) pages += 1
    for (const script of scripts) expect(policyOf(answer)).toContain(hashOf(script))
  }
  expect(answers.length - pages).toBeLessThan(5)
})

test('a script that a player writes is not among those that may run', async () => {
  const script = 'alert(1)'
  for (const answer of await readMany(`</title></script><script nonce="{mark}">${script}</script>`)) {
    expect(policyOf(answer)).not.toContain(hashOf(script))
    expect(scriptsIn(answer.body)).not.toContain(script)
  }
})
