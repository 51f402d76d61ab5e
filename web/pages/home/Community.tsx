import { Link } from '@tanstack/react-router'
import { ArrowRight, ArrowUpRight, Gavel, MessageCircle, Users } from 'lucide-react'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { paths } from '#web/paths.ts'
import { ExternalLink } from '#web/shell/ExternalLink.tsx'
import styles from './Community.module.css'

type RowProps = { Icon: typeof Users; title: string; text: string; isExternal?: boolean }

function Row({ Icon, title, text, isExternal }: RowProps) {
  return (
    <>
      <span className={styles.tile}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{title}</b>
        <small className={styles.note}>{text}</small>
      </span>
      {isExternal ? <ArrowUpRight aria-hidden /> : <ArrowRight aria-hidden />}
    </>
  )
}

export function Community() {
  const { discordUrl, communityUrl, operatorEmail } = site()
  return (
    <section className={styles.section} aria-labelledby="home-community">
      <div>
        <h2 id="home-community" className={styles.title}>
          {m.home_community()}
        </h2>
        <p className={styles.text}>{m.home_community_text({ email: operatorEmail })}</p>
      </div>
      <ul className={styles.links}>
        <li>
          <ExternalLink className={styles.link} href={discordUrl} plain>
            <Row Icon={MessageCircle} title={m.home_discord()} text={m.home_discord_text()} isExternal />
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={styles.link} href={communityUrl} plain>
            <Row
              Icon={Users}
              title={m.home_community_site()}
              text={m.home_community_site_text()}
              isExternal
            />
          </ExternalLink>
        </li>
        <li>
          <Link className={styles.link} to={paths.rules}>
            <Row Icon={Gavel} title={m.home_rules()} text={m.home_rules_text()} />
          </Link>
        </li>
      </ul>
    </section>
  )
}
