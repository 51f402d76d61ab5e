import { type ChangeEvent, useId, useRef, useState } from 'react'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { m } from '#texts'
import { errorCodeText } from '#web/api/error-code-texts.ts'
import { closePicture, openPicture, type PictureProblem } from '#web/browser/picture-file.ts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FieldMessage } from '#web/ui/fields/FieldMessage.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './PictureField.module.css'
import { useDeletePicture } from './pictures.queries.ts'

const importDialog = async () => (await import('./CropDialog.tsx')).CropDialog

interface Props {
  name: string
  /** The address of the player's picture. */
  src: string | null
}

/** The player's own picture. A file is checked and cut before it is sent. */
export function PictureField({ name, src }: Props) {
  const messageId = useId()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpening, setOpening] = useState(false)
  const [image, setImage] = useState<HTMLImageElement>()
  const [problem, setProblem] = useState<PictureProblem>()
  const { Part: CropDialog, load: loadDialog } = useOnDemand(importDialog)
  const { mutateAsync: remove } = useDeletePicture()

  const open = async (file: File) => {
    setProblem(undefined)
    setOpening(true)
    const [opened, dialog] = await Promise.all([openPicture(file, pictureLimits), loadDialog()])
    setOpening(false)
    if (typeof opened === 'string') setProblem(opened)
    else if (dialog) setImage(opened)
    else closePicture(opened)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) open(file)
    // Otherwise choosing the same file again would change nothing.
    currentTarget.value = ''
  }
  const close = () => {
    if (image) closePicture(image)
    setImage(undefined)
  }
  return (
    <FocusHome value={panel}>
      <Panel title={m.pictures_title()} ref={panel}>
        <div className={styles.field}>
          <Avatar name={name} src={src} size={96} />
          <div className={styles.choice}>
            <div className={styles.buttons}>
              <Button
                pending={isOpening}
                pendingLabel={m.pictures_opening()}
                aria-describedby={messageId}
                onClick={() => input.current?.click()}
              >
                {src ? m.pictures_change() : m.pictures_choose()}
              </Button>
              <input ref={input} className={styles.input} type="file" accept="image/*" onChange={choose} />
              {src ? (
                <ConfirmButton
                  variant="ghost"
                  label={m.pictures_delete()}
                  title={m.pictures_delete_title()}
                  consequence={m.pictures_delete_consequence()}
                  confirmLabel={m.pictures_delete()}
                  pendingLabel={m.pictures_deleting()}
                  doneText={m.pictures_deleted()}
                  failedText={m.pictures_delete_failed()}
                  onConfirm={remove}
                />
              ) : null}
            </div>
            <FieldMessage
              id={messageId}
              hint={m.pictures_hint({ megabytes: pictureLimits.megabytes })}
              error={errorCodeText(problem)}
            />
          </div>
        </div>
      </Panel>
      {image && CropDialog ? <CropDialog image={image} onClose={close} /> : null}
    </FocusHome>
  )
}
