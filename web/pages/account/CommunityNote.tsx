import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { ExternalLink } from '#web/shell/ExternalLink.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Note } from '#web/ui/display/Note.tsx'

/** For players with an account of the related community. Nothing where the operator has not set its address. */
export function CommunityNote() {
  const { communityLoginUrl } = site()
  if (!communityLoginUrl) return null
  return (
    <Note>
      {m.auth_login_community_hint()}{' '}
      <TextLink asChild>
        <ExternalLink href={communityLoginUrl}>{m.auth_login_community_link()}</ExternalLink>
      </TextLink>
    </Note>
  )
}
