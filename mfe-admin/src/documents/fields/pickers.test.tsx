import { screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { startServer } from '../../testing';
import { Picker } from './pickers';

startServer();
afterEach(() => authStore.getState().end());

const documents = [
  { _id: 'z1', kind: 'zone', key: 'north', name: 'North' },
  { _id: 'z2', kind: 'zone', key: 'south', name: 'South' },
];
const API = {
  '/document': {
    status: 'success',
    data: { documents },
    metadata: { total: 40, page: 1, limit: 30, totalPages: 2 },
  },
  '/staff': {
    status: 'success',
    data: {
      staff: [
        { _id: 's1', name: 'Asha Rao', email: 'asha@seu.example' },
        { _id: 's2', name: 'Dev Varma', email: 'dev@seu.example' },
      ],
    },
  },
};

function open(to: string, value = '', name = '') {
  const onChoose = jest.fn();
  const props = { id: 'zone', field: 'data.zoneId.typed', label: 'Zone', isOptional: true, onChoose };
  return { onChoose, ...renderPage(<Picker {...props} to={to} value={value} name={name} />, { api: API }) };
}

it('is opened, moved in and left by the keyboard', async () => {
  const { user, onChoose } = open('zone', 'z2', 'South');
  const input = screen.getByRole('combobox', { name: 'Zone' });
  expect(input).toHaveValue('South');
  input.focus();
  Element.prototype.scrollIntoView = jest.fn();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'South (south)', selected: true })).toBeInTheDocument();
  expect(screen.getByText('There are more. Type a part of the name.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ id: 'z1', name: 'North', detail: 'north' });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('nor{Escape}');
  expect(input).toHaveValue('South');
});

it('can be empty again', async () => {
  const { user, onChoose } = open('zone', 'z2', 'South');
  await user.click(screen.getByRole('button', { name: 'Remove South' }));
  expect(onChoose).toHaveBeenCalledWith(null);
  expect(screen.getByRole('combobox', { name: 'Zone' })).toHaveFocus();
});

it('finds an account by name or address', async () => {
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'a@seu.example' });
  const { user, onChoose } = open('staff', 's1');
  const input = screen.getByRole('combobox', { name: 'Zone' });
  await waitFor(() => expect(input).toHaveValue('Asha Rao'));
  await user.type(input, '{Control>}a{/Control}dev@');
  await user.click(await screen.findByRole('option', { name: 'Dev Varma (dev@seu.example)' }));
  expect(onChoose).toHaveBeenCalledWith({ id: 's2', name: 'Dev Varma', detail: 'dev@seu.example' });
});

it('only shows an account to who may not list them', () => {
  authStore.getState().begin({ token: 't1', currentRole: 'editor', email: 'e@seu.example' });
  open('staff', 's1', 'Asha Rao');
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
