import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
// A CSS file, because the content security policy blocks styles injected by scripts.
import 'react-easy-crop/react-easy-crop.css'
import { maxPhotoBytes } from '../../../../../contract/rules/photo.ts'
import { toDataUrl } from '../../../../lib/data-url.ts'
import { faultOf, reencodeImage, type CropArea, type PictureFault } from '../../../../lib/images.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { photoCopy } from './copy.ts'

interface CropDialogProps {
  file: File
  /** Object URL of the file. The caller revokes it. */
  address: string
  /** Called with the redrawn square as a JPEG data URL. */
  onUse: (url: string) => void
  onRefused: (fault: PictureFault) => void
  onClose: () => void
}

const copy = photoCopy.crop
const maxEdgePx = 1_280
const minEdgePx = 200
const maxZoom = 3

/** Crops a photo to a square by touch, mouse or arrow keys. */
export function CropDialog({ file, address, onUse, onRefused, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const draw = useMutation({
    mutationFn: async (square: CropArea) => {
      const limits = { maxEdgePx, minEdgePx, maxBytes: maxPhotoBytes }
      return toDataUrl(await reencodeImage(file, { type: 'image/jpeg', ...limits, crop: square }))
    },
    onSuccess: onUse,
    onError: (error) => onRefused(faultOf(error)),
  })
  return (
    <Dialog
      open
      onClose={() => {
        if (!draw.isPending) onClose()
      }}
      title={copy.title}
      footer={
        <>
          <Button busy={draw.isPending} disabled={!area} onClick={() => area && draw.mutate(area)}>
            {copy.use}
          </Button>
          <Button tone="text" size="m" disabled={draw.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 short:grid-cols-[auto_minmax(0,1fr)] short:items-center short:gap-5">
        <div className="relative aspect-square w-full overflow-hidden rounded-m bg-sunken short:h-[max(8rem,85dvh-9.5rem)] short:w-auto">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => {
              if (Math.min(naturalWidth, naturalHeight) < minEdgePx) onRefused('small')
            }}
            mediaProps={{ alt: '', onError: () => onRefused('damaged') }}
            // As it will be drawn.
            style={{ mediaStyle: { background: 'white' } }}
            disableAutomaticStylesInjection
          />
        </div>
        <label className="flex items-center gap-3 text-s text-ink-2">
          {copy.zoom}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            className="hit-44 flex-1 accent-plum"
          />
        </label>
      </div>
    </Dialog>
  )
}
