import type { Tool } from '@contract/content/solution';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../../lib/head/static-sections';
import { useToolOrder } from '../../../site/configurator/cart/use-tool-order';
import { LivingAreaTool } from '../../../site/tools/living-area/living-area-tool';
import { ToolLayout } from '../../../site/tools/tool-layout';
import { getPage } from '../../../lib/http/content';
import { StaticSection } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/loesungen/wohnflachenberechnung')({
  staticData: { strings: ['tools', 'living-area', 'problem'], sectionStrings: ['catalogue', 'configurator'] },
  loader: async ({ context }) => {
    const [{ toolContent }, tool] = await Promise.all([
      import('../../../site/tools/tool-content'),
      getPage<Tool>('/api/tools/wohnflachenberechnung', { locale: context.locale }),
    ]);
    return toolContent(tool, context);
  },
  head: headOfPage,
  component: LivingAreaRoute,
});

function LivingAreaRoute() {
  const { product, sections } = Route.useLoaderData();
  const order = useToolOrder(product);
  return (
    <ToolLayout sections={sections}>
      <LivingAreaTool onOrder={order} offer={<StaticSection>{sections?.offer}</StaticSection>} />
    </ToolLayout>
  );
}
