import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { paths } from '#web/paths.ts'
import { ExternalLink } from '#web/shell/ExternalLink.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Logo } from '#web/ui/drawings/Logo.tsx'
import styles from './Footer.module.css'

const legalLinks = [
  { to: paths.impressum, name: m.shell_footer_impressum },
  { to: paths.privacy, name: m.shell_footer_privacy },
  { to: paths.terms, name: m.shell_footer_terms },
  { to: paths.rules, name: m.shell_footer_rules },
] as const

export function Footer() {
  const { discordUrl, communityUrl, eventsUrl, operatorEmail } = site()
  const community = [
    { href: discordUrl, name: m.shell_footer_discord },
    { href: communityUrl, name: m.shell_footer_community_site },
    { href: eventsUrl, name: m.shell_events },
  ]
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{m.shell_footer_fan_site()}</p>
          <p>{m.shell_footer_support()}</p>
        </div>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className={styles.heading}>
            {m.shell_footer_legal()}
          </h2>
          <ul>
            {legalLinks.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name()}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-community">
          <h2 id="footer-community" className={styles.heading}>
            {m.shell_footer_community()}
          </h2>
          <ul>
            <li>
              <Link to={paths.flying}>{m.flying_title()}</Link>
            </li>
            {community.map(({ href, name }) => (
              <li key={href}>
                <ExternalLink href={href} plain>
                  {name()}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{m.shell_footer_contact()}</h2>
          <ul>
            <li>
              <TextLink href={`mailto:${operatorEmail}`}>{operatorEmail}</TextLink>
            </li>
            <li>{m.shell_footer_reply()}</li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
