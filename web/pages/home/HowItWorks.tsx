import { m } from '#texts'
import styles from './HowItWorks.module.css'
import { Section } from './Section.tsx'

const steps = [
  { title: m.home_step_profile, text: m.home_step_profile_text },
  { title: m.home_step_find, text: m.home_step_find_text },
  { title: m.home_step_start, text: m.home_step_start_text },
]

export function HowItWorks() {
  return (
    <Section title={m.home_how()}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title()} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={styles.title}>{title()}</h3>
            <p className={styles.text}>{text()}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
