import * as z from 'zod/mini'
import { locales } from '../locales/locales.ts'
import { endpoint } from '../wire/endpoint.ts'

export const chooseLanguage = endpoint({
  name: 'chooseLanguage',
  method: 'PUT',
  path: '/account/language',
  access: 'member',
  summary: 'Choose the language of the mails and notices that are sent to you',
  body: z.object({ language: z.enum(locales) }),
  status: 204,
  response: z.void(),
  errors: [],
})
