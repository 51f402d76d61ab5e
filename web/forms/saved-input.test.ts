import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteInput, loadInput, saveInput } from './saved-input.ts'

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

test('saved input can be loaded until it is deleted', () => {
  saveInput('application-7', 1, typed)
  expect(loadInput('application-7', 1, blank)).toEqual(typed)
  expect(loadInput('application-8', 1, blank)).toBeUndefined()
  deleteInput('application-7')
  expect(loadInput('application-7', 1, blank)).toBeUndefined()
})

test('another player at the same screen does not get it', () => {
  saveInput('application-7', 1, typed)
  expect(loadInput('application-7', 2, blank)).toBeUndefined()
})

test('a field that no longer fits the form is blank', () => {
  saveInput('application-7', 1, { message: 5, tags: 'mining', mood: 'good' })
  expect(loadInput('application-7', 1, blank)).toEqual(blank)
})

test.each(['', 'null', '{"userId":1', '{"userId":"1","values":{}}'])('%j is not saved input', (text) => {
  tab.set('application-7', text)
  expect(loadInput('application-7', 1, blank)).toBeUndefined()
})

test('with blocked storage nothing is saved and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveInput('application-7', 1, typed)
  expect(loadInput('application-7', 1, blank)).toBeUndefined()
})
