import { PackageSearch, ReceiptText } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { StoreCategory } from '../../../server/features/store/store.schema.ts';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { ItemsTab } from './manage/ItemsTab.tsx';
import { PurchasesTab } from './manage/PurchasesTab.tsx';
import type { ManagePlace } from './manage/use-manage.ts';

const placeFrom = (query: URLSearchParams): ManagePlace => ({
  tab: query.get('aba') === 'compras' ? 'compras' : 'itens',
  search: (query.get('busca') ?? '').slice(0, 100),
  category: StoreCategory.safeParse(query.get('categoria')).data,
  page: Math.max(1, Number(query.get('pagina')) || 1),
});
const queryOf = ({ tab, search, category, page }: ManagePlace): Record<string, string> => ({
  ...(tab === 'compras' && { aba: tab }),
  ...(search && { busca: search }),
  ...(category && { categoria: category }),
  ...(page > 1 && { pagina: String(page) }),
});

const CRUMBS = [{ label: 'Dashboard', href: '/dashboard' }, { label: 'Administrar Loja' }];

/** The store's management for administrators: products, stock and purchases. */
const ManageScreen = () => {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  if (user?.role !== 'admin') return <AccessDenied text="Somente administradores gerenciam a loja." />;
  const place = placeFrom(query);
  const go = (change: Partial<ManagePlace>) =>
    setQuery(current => queryOf({ ...placeFrom(current), page: 1, ...change }), { replace: 'search' in change });
  return (
    <>
      <Breadcrumbs crumbs={CRUMBS} />
      <PageHeading
        title="Administrar Loja"
        subtitle="Produtos, estoque e as compras dos alunos."
        actions={
          <LinkButton href="/loja" variant="secondary">
            Ver a loja
          </LinkButton>
        }
      />
      <Tabs value={place.tab} onValueChange={tab => setQuery(tab === 'compras' ? { aba: tab } : {})}>
        <TabList label="Seções da administração da loja">
          <Tab value="itens" icon={PackageSearch}>
            Produtos
          </Tab>
          <Tab value="compras" icon={ReceiptText}>
            Compras
          </Tab>
        </TabList>
        <TabPanel value="itens">
          <ItemsTab place={place} onGo={go} />
        </TabPanel>
        <TabPanel value="compras">
          <PurchasesTab page={place.page} onGoTo={page => go({ page })} />
        </TabPanel>
      </Tabs>
    </>
  );
};

export default ManageScreen;
