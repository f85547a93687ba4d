import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { TabBar } from '../../../ui/navigation/tab-bar.tsx'
import { footerTabs } from '../../features/nav/footer-tabs.ts'

/** Static header and tab bar on a phone until React has drawn the page; first-paint.ts shows the page's parts of it. */
export function PageFrame() {
  return (
    <div className="page-frame absolute inset-x-0 top-0 -z-1 md:hidden" aria-hidden inert>
      <PageHeader
        leading={
          <>
            <span className="ms-1 px-2 py-2" data-part="brand">
              <Brand />
            </span>
            <span data-part="back">
              <IconButton icon="back" label="" />
            </span>
          </>
        }
        title=" "
        trailing={
          <span data-part="menu">
            <IconButton icon="menu" label="" />
          </span>
        }
      />
      <div data-part="tabs" className="fixed inset-x-0 bottom-0 short:hidden">
        <TabBar
          items={footerTabs(undefined).map(({ key, icon, label }) => ({
            key,
            icon,
            label,
            current: false,
            render: <span />,
          }))}
        />
      </div>
    </div>
  )
}
