import { uploadPicture } from '#contract/pictures/pictures.ts'
import type { Cookies } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'

interface SentFile {
  readonly name?: string
  readonly type?: string
  readonly field?: string
}

/** A file as a form sends it. */
export const formWith = async (bytes: Uint8Array, file: SentFile = {}) => {
  const { name = 'me.png', type = 'image/png', field = uploadPicture.upload.field } = file
  const form = new FormData()
  form.append('note', 'a field that nobody reads')
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

export const pictureCalls = (t: Pick<TestApp, 'inject'>) => ({
  upload: async (as: Cookies | undefined, bytes: Uint8Array, file?: SentFile) =>
    t.inject({
      method: 'POST',
      url: '/api/profile/image',
      ...(await formWith(bytes, file)),
      cookies: { ...as?.cookies },
    }),
})
