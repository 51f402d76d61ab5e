import { type ChangeEvent, useRef, useState } from 'react'
import { m } from '#texts'
import { closePicture, openPicture, type PictureProblem } from '#web/browser/picture-file.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import styles from './PictureChoice.module.css'
import { fileLimits } from './shrink-picture.ts'

const problemTexts: Readonly<Record<PictureProblem, () => string>> = {
  file_too_large: () => m.logs_file_too_large({ megabytes: fileLimits.megabytes }),
  too_many_pixels: () => m.logs_too_many_pixels({ megapixels: fileLimits.megapixels }),
  not_a_picture: m.logs_not_a_picture,
}

interface Props {
  image: HTMLImageElement | undefined
  disabled: boolean
  /** The one before is closed by the code that holds it. */
  onChoose: (image: HTMLImageElement) => void
}

/** The file that is to be added, and what it shows. */
export function PictureChoice({ image, disabled, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<PictureProblem>()
  const open = async (file: File) => {
    setProblem(undefined)
    setOpening(true)
    const opened = await openPicture(file, fileLimits)
    setOpening(false)
    if (typeof opened === 'string') return setProblem(opened)
    // The dialog may have been closed meanwhile.
    if (input.current) onChoose(opened)
    else closePicture(opened)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) open(file)
    // Otherwise choosing the same file again would change nothing.
    currentTarget.value = ''
  }
  return (
    <FieldGroup label={m.logs_file()} hint={m.logs_file_hint()} error={problem && problemTexts[problem]()}>
      {image ? <img className={styles.preview} src={image.src} alt={m.logs_preview()} /> : null}
      <div>
        <Button
          size="sm"
          disabled={disabled}
          pending={isOpening}
          pendingLabel={m.pictures_opening()}
          onClick={() => input.current?.click()}
        >
          {image ? m.logs_choose_other() : m.logs_choose_file()}
        </Button>
        <input ref={input} className={styles.input} type="file" accept="image/*" onChange={choose} />
      </div>
    </FieldGroup>
  )
}
