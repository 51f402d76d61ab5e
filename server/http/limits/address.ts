import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, however it is written. */
const groupsOf = (ip: string): number[] => {
  const withoutZone = ip.split('%')[0] ?? ''
  const dotted = withoutZone.slice(withoutZone.lastIndexOf(':') + 1)
  const [a = 0, b = 0, c = 0, d = 0] = isIPv4(dotted) ? dotted.split('.').map(Number) : []
  const hex = isIPv4(dotted)
    ? `${withoutZone.slice(0, -dotted.length)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    : withoutZone
  const [before = [], after] = hex.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16))
}

/**
 * The key that limits count by. A player with IPv6 has a whole /64 to pick addresses from, so those count as one; an
 * IPv4 address mapped to IPv6 counts as itself.
 */
export const limitedAddress = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
