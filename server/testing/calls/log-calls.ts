/** Short calls for the log of a mission. */
import {
  addLogPicture,
  getMissionLog,
  type MissionLog,
  publishLogPicture,
  removeLogPicture,
} from '#contract/logs/logs.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import type { Cookies } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type App = Pick<TestApp, 'send' | 'node'>

/** The form that the page sends. */
const formOf = async (bytes: Uint8Array, line: string) => {
  const form = new FormData()
  form.append('line', line)
  form.append(addLogPicture.upload.field, new Blob([Uint8Array.from(bytes)]), 'picture.webp')
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

export const logCalls = (t: App) => {
  const upload = async (as: Cookies | undefined, id: number, bytes: Uint8Array, line = '') =>
    t.node.app.inject({
      method: 'POST',
      url: `/api${addLogPicture.path.replace(':id', String(id))}`,
      ...(await formOf(bytes, line)),
      cookies: { ...as?.cookies },
    })

  return {
    upload,
    /** A picture in one colour. Returns the log. */
    add: async (as: Player, id: number, line = '', background?: string): Promise<MissionLog> => {
      const response = await upload(as, id, await photo(300, 200, background).png().toBuffer(), line)
      if (response.statusCode !== 201) throw new Error(`adding failed: ${response.body}`)
      return response.json()
    },
    log: (as: Player | undefined, id: number) => t.send(getMissionLog, { params: { id } }, { as }),
    publish: (as: Player | undefined, id: number, pictureId: number | null) =>
      t.send(publishLogPicture, { params: { id }, body: { pictureId } }, { as }),
    remove: (as: Player | undefined, id: number) => t.send(removeLogPicture, { params: { id } }, { as }),
    /** The picture at an address of the log. */
    see: (as: Cookies | undefined, address: string | undefined) =>
      t.node.app.inject({ url: address ?? '', cookies: { ...as?.cookies } }),
  }
}
