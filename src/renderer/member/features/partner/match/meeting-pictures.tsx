import { Icon } from '../../../../ui/base/icon.tsx'
import { MemberPhoto } from '../../../shared/parts/member-picture.tsx'

/** The first photos of both members move together from both sides. Decorative: the text says the same. */
export function MeetingPictures({ own, partner }: { own: string; partner: string }) {
  return (
    <div
      aria-hidden
      className="relative mx-auto flex w-full max-w-[min(--spacing(82.5),46dvh)] items-start justify-center pb-2"
    >
      <Face src={own} className="mt-5 animate-meet-start" />
      <Face src={partner} className="-ms-[8%] animate-meet-end" />
      <span className="absolute bottom-0 left-1/2 -translate-x-1/2">
        <span className="grid size-14 animate-meet-heart place-items-center rounded-full border-4 border-on-photo bg-lantern text-on-lantern">
          <Icon name="heart-filled" size={22} />
        </span>
      </span>
    </div>
  )
}

function Face({ src, className }: { src: string; className: string }) {
  return (
    <span className={`block aspect-square w-[54%] overflow-hidden rounded-full border-4 border-on-photo ${className}`}>
      <MemberPhoto src={src} alt="" eager />
    </span>
  )
}
