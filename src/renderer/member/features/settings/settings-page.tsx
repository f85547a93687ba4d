import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { SectionHeading, Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { SectionIndex } from '../../../ui/navigation/section-index.tsx'
import { type Account, useAccount } from '../../api/account.ts'
import { changeDeviceSettings, useDeviceSettings } from '../../shared/device/device-settings.ts'
import { LogoutButton } from '../../shared/parts/logout-button.tsx'
import { PasswordSection } from '../../shared/parts/password-section.tsx'
import { ThemeSwitch } from '../../shared/parts/theme-switch.tsx'
import { settingsCopy as copy } from './copy.ts'
import { planText, settingLinks } from './setting-links.ts'

/** Titles of the sections by id, in their order on the page and in its index. */
const sections = {
  account: copy.account.title,
  theme: navCopy.theme.label,
  news: copy.news.title,
  links: copy.links.title,
}

function Section({ id, children }: { id: keyof typeof sections; children: React.ReactNode }) {
  return (
    <section id={id} tabIndex={-1} className="grid scroll-mt-6 gap-2.5 outline-none" aria-labelledby={`settings-${id}`}>
      <SectionHeading id={`settings-${id}`}>{sections[id]}</SectionHeading>
      {children}
    </section>
  )
}

/** Address, plan and password. */
function AccountCard({ account }: { account: Account }) {
  return (
    <Card space="none">
      <div className="flex gap-3.5 px-4.5 py-3.5">
        <Icon name="mail" className="mt-0.5 text-ink-2" />
        <dl className="min-w-0">
          <dt>{copy.account.email}</dt>
          <dd className="break-all text-ink-2">{account.email}</dd>
          <dd className="mt-0.5 text-s text-ink-3">{copy.account.emailNote}</dd>
        </dl>
      </div>
      <div className="border-t border-line px-1.5">
        <MenuRow icon="card" aside={planText(account)} render={<Link to="/payment_information" />}>
          {copy.account.plan}
        </MenuRow>
      </div>
      <PasswordSection icon="lock" className="border-t border-line px-4.5" />
    </Card>
  )
}

/** Where this device tells of news. */
function NewsCard() {
  const { banner, count } = useDeviceSettings()
  return (
    <Card className="grid divide-y divide-line py-1.5">
      <Switch
        label={copy.news.banner}
        text={copy.news.bannerText}
        checked={banner}
        onChange={({ target }) => changeDeviceSettings({ banner: target.checked })}
      />
      <Switch
        label={copy.news.count}
        text={copy.news.countText}
        checked={count}
        onChange={({ target }) => changeDeviceSettings({ count: target.checked })}
      />
    </Card>
  )
}

/** Page /settings (D-80): device settings, login, and links to related pages. */
export function SettingsPage() {
  const account = useAccount()
  return (
    <PageBody className="@3xl:grid-cols-[11rem_minmax(0,1fr)] @5xl:grid-cols-[16rem_minmax(0,46rem)]">
      <SectionIndex
        label={copy.index}
        className="hidden @3xl:block"
        items={Object.entries(sections).map(([id, label]) => ({ id, label, missing: null }))}
      />
      <div className="grid grid-cols-1 gap-4">
        <Section id="account">
          <AccountCard account={account} />
        </Section>
        <Section id="theme">
          <Card>
            <ThemeSwitch titled />
          </Card>
        </Section>
        <Section id="news">
          <NewsCard />
          <p className="text-s phrase text-ink-3">{copy.news.note}</p>
        </Section>
        <Section id="links">
          <Card as="section" space="none">
            <ul className="divide-y divide-line px-1.5">
              {settingLinks(account.sex).map(({ text, icon, to, aside }) => (
                <li key={to}>
                  <MenuRow icon={icon} aside={aside} render={<Link to={to} />}>
                    {text}
                  </MenuRow>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LogoutButton />
          {account.sex === Sex.woman ? (
            <TextLink className="text-alarm!" render={<Link to="/questionaire" />}>
              {copy.leave}
            </TextLink>
          ) : (
            <p className="text-s phrase text-ink-2">{copy.leaveMan}</p>
          )}
        </div>
      </div>
    </PageBody>
  )
}
