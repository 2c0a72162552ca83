import { PackageSearch, ReceiptText } from 'lucide-react';
import { StoreCategory } from '../../../server/features/store/store.schema.ts';
import { choiceField, defaultsOf, pageField, textField, type UrlField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { ItemsTab } from './manage/ItemsTab.tsx';
import { PurchasesTab } from './manage/PurchasesTab.tsx';
import type { ManageFilters } from './manage/use-manage.ts';

const WAITING = { entrega: 'delivery', devolucao: 'return' } as const;
const waitingField: UrlField<ManageFilters['waiting']> = {
  name: 'espera',
  default: undefined,
  parse: text => (text === 'entrega' || text === 'devolucao' ? WAITING[text] : undefined),
  format: waiting => (waiting === 'return' ? 'devolucao' : 'entrega'),
};

const manageFields = {
  tab: choiceField<ManageFilters['tab'], 'itens'>('aba', ['itens', 'compras'], 'itens'),
  search: textField('busca'),
  category: choiceField('categoria', StoreCategory.options),
  waiting: waitingField,
  page: pageField(),
};

const CRUMBS = [{ label: 'Dashboard', href: '/dashboard' }, { label: 'Administrar Loja' }];

/** The store's management for administrators: products, stock and purchases. */
const ManageScreen = () => {
  const { user } = useSession();
  const [filters, setFilters] = useUrlState(manageFields);
  if (user?.role !== 'admin') return <AccessDenied text="Somente administradores gerenciam a loja." />;
  const filterBy = (change: Partial<ManageFilters>) =>
    setFilters({ page: 1, ...change }, { replace: 'search' in change });
  return (
    <>
      <Breadcrumbs crumbs={CRUMBS} />
      <PageHeading
        title="Administrar Loja"
        subtitle="Produtos, estoque, entregas e as compras dos alunos."
        actions={
          <LinkButton href="/loja" variant="secondary">
            Ver a loja
          </LinkButton>
        }
      />
      <Tabs
        value={filters.tab}
        onValueChange={tab => setFilters({ ...defaultsOf(manageFields), tab: tab as ManageFilters['tab'] })}
      >
        <TabList label="Seções da administração da loja">
          <Tab value="itens" icon={PackageSearch}>
            Produtos
          </Tab>
          <Tab value="compras" icon={ReceiptText}>
            Compras
          </Tab>
        </TabList>
        <TabPanel value="itens">
          <ItemsTab filters={filters} onFilter={filterBy} />
        </TabPanel>
        <TabPanel value="compras">
          <PurchasesTab filters={filters} onFilter={filterBy} />
        </TabPanel>
      </Tabs>
    </>
  );
};

export default ManageScreen;
