import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from '../../src/ui/Tabs.tsx';

test('a tab that was clicked shows no focus ring; one that was reached by keys shows it', async () => {
  render(
    <Tabs defaultValue="a">
      <TabList label="Abas">
        <Tab value="a">Geral</Tab>
        <Tab value="b">Atividade</Tab>
      </TabList>
      <TabPanel value="a">1</TabPanel>
      <TabPanel value="b">2</TabPanel>
    </Tabs>,
  );
  const person = userEvent.setup();
  const [first, second] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement];
  await person.click(second);
  expect(second).toHaveFocus();
  expect(second).toHaveClass('data-pressed:outline-none');
  expect(second).toHaveAttribute('data-pressed');
  await person.keyboard('{ArrowLeft}');
  expect(first).toHaveFocus();
  expect(first).not.toHaveAttribute('data-pressed');
  await person.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  expect(second).not.toHaveAttribute('data-pressed');
});
