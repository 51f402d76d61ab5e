/** Pictures for links that are shared elsewhere: 1200 × 630 pixels, the same for everyone. */
import * as z from 'zod/mini'
import { locales } from '../locales/locales.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams } from '../wire/ids.ts'

const picture = {
  access: 'public',
  mediaType: 'image/png',
  status: 200,
  response: z.void(),
} as const

export const getCrewPreview = endpoint({
  ...picture,
  name: 'getCrewPreview',
  method: 'GET',
  path: '/previews/crew/:id/:version',
  summary:
    'Get the picture of a crew for a shared link; another version than the current one redirects there',
  params: z.object({ id, version: z.string().check(z.regex(/^[0-9a-z]{1,20}$/)) }),
  errors: ['not_found'],
})

export const getSitePreview = endpoint({
  ...picture,
  name: 'getSitePreview',
  method: 'GET',
  path: '/previews/site/:locale/:version',
  summary: 'Get the picture of the site for a shared link',
  params: z.object({ locale: z.enum(locales), version: z.string().check(z.regex(/^[0-9a-z]{1,20}$/)) }),
  errors: ['not_found'],
})

export const getDebriefPicture = endpoint({
  ...picture,
  name: 'getDebriefPicture',
  method: 'GET',
  path: '/previews/debrief/:id',
  access: 'member',
  summary:
    'Get a picture of a completed mission that you were aboard, to show it elsewhere: faces, duration and title',
  params: idParams,
  errors: ['not_found', 'crew_removed', 'not_allowed'],
})
