import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#texts'
import { sizeOf } from '#web/browser/picture-file.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Slider } from '#web/ui/fields/Slider.tsx'
import { ProgressBar } from '#web/ui/marks/ProgressBar.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { CropArea } from './CropArea.tsx'
import styles from './CropDialog.module.css'
import { maxZoom, wholePicture, zoomTo } from './crop.ts'
import { cutSquare } from './cut-square.ts'
import { useUploadPicture } from './pictures.queries.ts'

interface Props {
  image: HTMLImageElement
  onClose: () => void
}

/** Closing it cancels the upload. */
export function CropDialog({ image, onClose }: Props) {
  const toast = useToast()
  const hintId = useId()
  const size = sizeOf(image)
  const [crop, setCrop] = useState(() => wholePicture(size))
  // Undefined while nothing is being sent.
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<unknown>()
  const { mutateAsync: upload } = useUploadPicture()
  const cancellation = useRef<AbortController>(undefined)
  useEffect(() => () => cancellation.current?.abort(), [])

  const save = async () => {
    cancellation.current = new AbortController()
    const { signal } = cancellation.current
    setProblem(undefined)
    setProgress(0)
    try {
      const file = await cutSquare(image, crop)
      signal.throwIfAborted()
      await upload({ file, signal, onProgress: setProgress })
      toast.show({ title: m.pictures_saved() })
      onClose()
    } catch (error) {
      if (signal.aborted) return
      setProblem(error)
      setProgress(undefined)
    }
  }
  const isSending = progress !== undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.pictures_crop_title()}
      holdsInput
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button variant="primary" pending={isSending} pendingLabel={m.pictures_uploading()} onClick={save}>
            {m.pictures_save()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.pictures_failed()} />
      <CropArea image={image} crop={crop} onChange={setCrop} describedBy={hintId} />
      <p id={hintId} className={styles.hint}>
        {m.pictures_crop_hint()}
      </p>
      <Field label={m.pictures_zoom()}>
        <Slider
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          valueText={m.pictures_zoom_value({ percent: Math.round(crop.zoom * 100) })}
          onChange={(zoom) => setCrop((crop) => zoomTo(size, crop, zoom))}
        />
      </Field>
      <ProgressBar label={m.pictures_uploading()} share={progress} />
    </Dialog>
  )
}
