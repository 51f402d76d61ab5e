import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDraft, keepDraft } from './drafts.ts'

const blank = { message: '', tags: ['any'] as readonly string[] }
const typed = { message: 'Room for one more?', tags: ['mining'] }

let tab: Map<string, string>

beforeEach(() => {
  tab = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was typed is found again until it is forgotten', () => {
  keepDraft('application-7', 1, typed)
  expect(findDraft('application-7', 1, blank)).toEqual(typed)
  expect(findDraft('application-8', 1, blank)).toBeUndefined()
  forgetDraft('application-7')
  expect(findDraft('application-7', 1, blank)).toBeUndefined()
})

test('another player at the same screen does not find it', () => {
  keepDraft('application-7', 1, typed)
  expect(findDraft('application-7', 2, blank)).toBeUndefined()
})

test('what no longer fits the form is blank', () => {
  keepDraft('application-7', 1, { message: 5, tags: 'mining', mood: 'good' })
  expect(findDraft('application-7', 1, blank)).toEqual(blank)
})

test.each(['', 'null', '{"userId":1', '{"userId":"1","values":{}}'])('%j is no draft', (text) => {
  tab.set('application-7', text)
  expect(findDraft('application-7', 1, blank)).toBeUndefined()
})

test('where storage is blocked nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('application-7', 1, typed)
  expect(findDraft('application-7', 1, blank)).toBeUndefined()
})
