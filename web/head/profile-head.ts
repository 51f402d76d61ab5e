import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { limits, type PageHead, pageTitle, siteImage } from './page-head.ts'
import { plainText, sentences } from './plain-text.ts'

export const profileHead = (
  player: PlayerProfile,
  { publicUrl }: { readonly publicUrl: string },
): PageHead => {
  const name = plainText(player.displayName, 80)
  const canonicalPath = `/profile/${player.id}`
  const about = plainText(player.bio, limits.longDescription)
  return {
    title: plainText(pageTitle(player.displayName), limits.title),
    shareTitle: name,
    description: plainText(sentences(m.head_profile({ name }), about), limits.description),
    canonicalPath,
    image: siteImage(),
    type: 'profile',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${publicUrl}${canonicalPath}`,
      dateCreated: player.joinDate,
      mainEntity: {
        '@type': 'Person',
        name,
        alternateName: plainText(player.username, 80),
        identifier: String(player.id),
        url: `${publicUrl}${canonicalPath}`,
        ...(about && { description: about }),
        ...(player.profileImage && { image: `${publicUrl}${player.profileImage}` }),
      },
    },
  }
}
