import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankForm } from './crew-form.ts'
import { deleteForm, type FormId, isKept, keepForm, loadForm } from './saved-form.ts'

const player = 1
const blank = blankForm({ timezone: 'Europe/Berlin', preferredLanguages: ['en'], regions: [] })
const link = 'link-/create?title=Halo'

const fakeStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}

const type = (id: FormId, title: string, userId = player) =>
  keepForm(id, userId, { values: { ...blank, title }, initial: blank })

const titleIn = (id: FormId) => loadForm(id, player, blank)?.values.title

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the one draft outlives the tab, whatever form it was typed in', () => {
  type(link, 'Halo run')
  vi.stubGlobal('sessionStorage', fakeStorage())
  expect(titleIn(link)).toBe('Halo run')
  expect(titleIn('new')).toBeUndefined()
})

test('a form that a link has filled in does not take the place of a draft', () => {
  type('new', 'Half a thought')
  type(link, 'Halo run')
  expect([titleIn('new'), titleIn(link)]).toEqual(['Half a thought', 'Halo run'])
  // Only the draft is there once the tab is closed, which the page has to ask about.
  expect([isKept('new', player), isKept(link, player)]).toEqual([true, false])
  deleteForm(link, player)
  expect([titleIn('new'), titleIn(link)]).toEqual(['Half a thought', undefined])
})

test('once the draft is posted or discarded, the next form is kept in its place', () => {
  type('new', 'Half a thought')
  type(link, 'Halo')
  deleteForm('new', player)
  type(link, 'Halo run')
  expect([isKept(link, player), titleIn(link)]).toEqual([true, 'Halo run'])
  deleteForm(link, player)
  expect(titleIn(link)).toBeUndefined()
})

test('the draft of another player at the same screen is replaced', () => {
  type('new', 'Half a thought', 2)
  type(link, 'Halo run')
  expect(isKept(link, player)).toBe(true)
})
