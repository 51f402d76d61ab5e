import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { pictureLimits } from './limits.ts'

const { megabytes, megapixels } = pictureLimits

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  method: 'POST',
  path: '/profile/image',
  access: 'member',
  summary: `Upload your picture: JPG, PNG, GIF or WebP, at most ${megabytes} MB and ${megapixels} megapixels. The middle square is kept`,
  upload: { field: 'profileImage', maxBytes: pictureLimits.bytes },
  status: 200,
  response: z.object({
    /** Its address, which never shows anything else and can be cached forever. */
    profileImage: z.string(),
  }),
  errors: ['file_too_large', 'too_many_pixels', 'not_a_picture'],
})

export const deletePicture = endpoint({
  name: 'deletePicture',
  method: 'DELETE',
  path: '/profile/image',
  access: 'member',
  summary: 'Delete your picture',
  status: 204,
  response: z.void(),
  errors: [],
})

export const getPicture = endpoint({
  name: 'getPicture',
  method: 'GET',
  path: '/pictures/:hash',
  access: 'public',
  summary: 'Get the picture of a player',
  params: z.object({ hash: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  mediaType: 'image/webp',
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})
