/** Other spellings of a path give no access. */
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })

const spellings: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace('admin', 'Admin'),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/admin', '//admin'),
  (path) => path.replace('admin', '%61dmin'),
  (path) => path.replace('/admin/', '/admin%2F'),
  (path) => path.replace('/admin', '/x/../admin'),
  (path) => path.replace('/admin', '/./admin'),
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
]

const guarded = endpoints.filter(({ access }) => access === 'moderator' || access === 'admin')

test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s lets nobody in by another spelling of its path',
  async (_name, { method, path, body }) => {
    const player: Player = await registerPlayer(t)
    const url = `/api${path.replaceAll(/:\w+/g, String(player.user.id))}`
    for (const spell of spellings) {
      for (const as of [undefined, player]) {
        const { statusCode } = await t.inject({
          method,
          url: spell(url),
          cookies: { ...as?.cookies },
          ...(body && { payload: { banType: 'permanent', reason: 'x', role: 'admin', status: 'resolved' } }),
        })
        expect([spell(url), statusCode < 400 || statusCode >= 500]).toEqual([spell(url), false])
      }
    }
  },
)

test('a demoted admin gets nothing but 401 or 403 from the next request on', async () => {
  const admin = await registerStaff(t, 'admin')
  await t.connection.db
    .updateTable('users')
    .set({ user_role: 'citizen' })
    .where('id', '=', admin.user.id)
    .execute()
  for (const { method, path, body } of guarded) {
    const { statusCode } = await t.inject({
      method,
      url: `/api${path.replaceAll(/:\w+/g, '1')}`,
      cookies: { ...admin.cookies },
      ...(body && { payload: {} }),
    })
    expect([path, statusCode]).toEqual([path, 403])
  }
})
