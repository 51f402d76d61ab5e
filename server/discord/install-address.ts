import { permissions } from './permissions.ts'

const needed = (['viewChannel', 'send', 'embed', 'sendInThreads'] as const).reduce(
  (bits, name) => bits | (1n << permissions[name]),
  0n,
)

/** The page at Discord where the app is added to a server, with what it needs to post cards. */
export const installAddress = (applicationId: string): string => {
  const query = { client_id: applicationId, scope: 'bot applications.commands', permissions: String(needed) }
  return `https://discord.com/oauth2/authorize?${new URLSearchParams(query)}`
}
